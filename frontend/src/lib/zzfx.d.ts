/** The synthesizer ships without types. */
declare module 'zzfx' {
  export const ZZFX: { volume: number };
  export function zzfx(...parameters: number[]): AudioBufferSourceNode;
}
