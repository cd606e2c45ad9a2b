/** Cents as dollars, exactly, with a true minus for what is taken off. */
export function formatAmount(cents: number): string {
  const whole = BigInt(Math.round(cents));
  const size = whole < 0n ? -whole : whole;
  const dollars = (size / 100n).toLocaleString('en-US');
  return `${whole < 0n ? '−' : ''}$${dollars}.${String(size % 100n).padStart(2, '0')}`;
}
