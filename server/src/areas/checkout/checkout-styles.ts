/** The look of the built-in checkout: the plain page's paper and ink, an order at the left and the payment at the right. */
export const checkoutStyles = `
main { max-width: 66rem; }
.desk { display: grid; gap: 2.5rem; margin-top: 1.75rem; }
@media (min-width: 54rem) {
  .desk { grid-template-columns: minmax(0, 5fr) minmax(0, 6fr); gap: 0; }
  .desk > * { padding-right: 3rem; }
  .desk > * + * { padding: 0 0 0 3rem; border-left: 1px solid var(--rule); }
}
h1 { margin: 0; }
h2 { margin: 0 0 1rem; font-size: 1.25rem; }
.notice { margin: 1.25rem 0 0; padding: 0.75rem 1rem; border: 1px solid var(--rule); border-left: 3px solid var(--margin); background: var(--sheet); }
.notice b { font-weight: 600; }
.due { margin: 0 0 1.5rem; }
.due span { display: block; color: var(--soft); font-size: 0.875rem; }
.due strong { font: 560 2.5rem/1.15 "Newsreader Variable", "Iowan Old Style", Georgia, serif; font-variant-numeric: lining-nums tabular-nums; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: 0.6rem 0; border-bottom: 1px solid var(--rule); text-align: left; font-weight: 400; vertical-align: top; overflow-wrap: anywhere; }
td { padding-left: 1rem; text-align: right; white-space: nowrap; font-variant-numeric: lining-nums tabular-nums; }
tfoot th, tfoot td { border-bottom: 0; font-weight: 600; }
.later { margin: 0.75rem 0 0; color: var(--soft); }
fieldset { border: 0; margin: 0; padding: 0; min-width: 0; }
legend { padding: 0; margin-bottom: 0.35rem; font-weight: 500; }
.choice { display: grid; grid-template-columns: auto minmax(0, 1fr); align-items: center; column-gap: 0.75rem; margin: 0; padding: 0.55rem 0.25rem; min-height: 2.75rem; border-bottom: 1px solid var(--rule); cursor: pointer; font-weight: 400; }
.choice:first-of-type { border-top: 1px solid var(--rule); }
.choice input { width: 1.125rem; height: 1.125rem; margin: 0; accent-color: var(--accent); }
.choice:has(:checked) { background: var(--sheet); }
.choice .number { font: 0.9375rem/1.4 ui-monospace, monospace; white-space: nowrap; }
.choice small { display: block; color: var(--soft); font-size: 0.875rem; }
.typed { display: grid; grid-template-columns: 1fr 1fr; gap: 1rem; padding: 1rem 0 0; }
.typed > .wide { grid-column: 1 / -1; }
@supports selector(:has(*)) { form:not(:has(#card-typed:checked)) .typed { display: none; } }
.typed input { font: inherit; color: inherit; width: 100%; min-height: 2.75rem; padding: 0 0.8rem; border: 1px solid var(--soft); border-radius: 10px; background: var(--sheet); }
.typed input[aria-invalid] { border-color: var(--danger); }
.typed .problem { margin: 0.35rem 0 0; font-size: 0.875rem; }
.hint { color: var(--soft); font-size: 0.875rem; margin: 0.35rem 0 0; }
.told { margin: 0 0 1.25rem; padding: 0.75rem 1rem; border: 1px solid var(--danger); border-radius: 10px; }
.actions { display: flex; flex-wrap: wrap; align-items: center; gap: 0.75rem 1.5rem; margin-top: 1.5rem; }
.actions button { min-height: 2.75rem; padding: 0 1.5rem; font-weight: 500; }
.actions .second { background: transparent; color: var(--ink); border-color: var(--soft); }
.actions a { padding: 0.6rem 0; }
.narrow { max-width: 34rem; margin-top: 1.75rem; }
main:has(.narrow) .notice { max-width: 34rem; }
@media (max-width: 30rem) { .actions button { flex: 1 1 100%; } }
`;
