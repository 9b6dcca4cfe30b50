/** The codes of tables that were opened here, so that a reload does not lose them. */
import { recall, remember } from './store';

export const keepInvite = (table: string, code: string) => remember(`invite.${table}`, code);
export const inviteOf = (table: string) => recall(`invite.${table}`);
/** The link to pass on. */
export const inviteLink = (code: string) => `${location.origin}/join/${encodeURIComponent(code)}`;
