/** The parameter of a preview link, and where its tab keeps it (`boot/drawn.ts` knows it, too). */
export const previewKey = 'mrw_preview';
