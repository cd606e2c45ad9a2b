/** The items of an open menu that can be chosen, in their order. */
export function menuItems(menu: HTMLElement): HTMLElement[] {
  return [...menu.querySelectorAll<HTMLElement>('[role^="menuitem"]:not([disabled])')];
}

function targetOf(items: readonly HTMLElement[], now: number, key: string): number | undefined {
  if (key === 'ArrowDown') return (now + 1) % items.length;
  if (key === 'ArrowUp') return (now <= 0 ? items.length : now) - 1;
  if (key === 'Home') return 0;
  if (key === 'End') return items.length - 1;
  if (!/^\S$/u.test(key)) return undefined;
  const after = [...items.slice(now + 1), ...items.slice(0, now + 1)];
  const found = after.find((item) => item.textContent?.trim().toLowerCase().startsWith(key.toLowerCase()));
  return found ? items.indexOf(found) : undefined;
}

/**
 * Arrow keys walk through the items and round, Home and End jump, a letter finds the next item that begins with it.
 * True when the key meant something to the menu.
 */
export function moveMenuFocus(menu: HTMLElement, key: string): boolean {
  const items = menuItems(menu);
  const target = targetOf(items, items.indexOf(document.activeElement as HTMLElement), key);
  if (target === undefined) return false;
  items[target]?.focus();
  return true;
}
