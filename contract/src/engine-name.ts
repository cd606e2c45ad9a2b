/** How the engine signs its work, in `written_by` of a reply. What it writes is the same for the same input, always. */
export const engineName = 'Built-in engine';
