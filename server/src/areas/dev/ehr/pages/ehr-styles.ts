/** Where the pages of the simulator have their own look from. */
export const ehrStylesPath = '/dev/ehr/pages.css';

/** On top of the look of plain pages. */
export const ehrStyles = `
.entries { list-style: none; margin: 0; padding: 0; }
.entries li { display: flex; flex-wrap: wrap; gap: 0 1rem; justify-content: space-between; padding: 0.4rem 0; border-bottom: 1px solid var(--rule); }
.entries span { overflow-wrap: anywhere; }
a.go { display: inline-flex; align-items: center; min-height: 2.75rem; padding: 0 1.1rem; border-radius: 10px; background: var(--accent); color: var(--paper); text-decoration: none; font-weight: 500; }
.actions { display: flex; flex-wrap: wrap; gap: 0.75rem; margin: 1.5rem 0 0; }
a.back { display: inline-flex; align-items: center; min-height: 2.75rem; }
button { min-height: 2.75rem; }
button.no { background: transparent; color: var(--accent); }
fieldset { border: 0; margin: 0; padding: 0; } legend { font-weight: 500; padding: 0; margin-bottom: 0.35rem; }
fieldset label { display: flex; align-items: baseline; gap: 0.6rem; min-height: 2.75rem; padding: 0.6rem 0; border-bottom: 1px solid var(--rule); margin: 0; font-weight: 400; }
fieldset input { accent-color: var(--accent); }
.made-up { color: var(--soft); }
`;
