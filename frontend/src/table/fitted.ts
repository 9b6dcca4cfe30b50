/** Sets a text smaller, step by step, until it fits where it stands: its room is kept, so nothing around it moves. */

import type { Attachment } from 'svelte/attachments';

/** The classes of ever smaller letters; the last scrolls. */
const SIZES = ['', 'is-long', 'is-longer'] as const;

/** Letters may be a little taller than their lines. */
const SLACK = 8;

/** For an element whose height is bounded; made anew (with all that its width depends on) when that changes. */
export const fitted =
  (...changes: unknown[]): Attachment<HTMLElement> =>
  (node) => {
    void changes;
    const fit = () => {
      for (const size of SIZES) {
        node.classList.remove(...SIZES.filter(Boolean));
        if (size) node.classList.add(size);
        if (node.scrollHeight <= node.clientHeight + SLACK) return;
      }
    };
    fit();
    addEventListener('resize', fit);
    return () => removeEventListener('resize', fit);
  };
