/** A rectangle in the window, in CSS pixels. */
export interface Box {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

const gap = 4;
const edge = 8;

/**
 * Where a menu of `width` x `height` opens for its button: below and flush with the button's right edge; above when
 * there is too little space below and more above; never outside the window.
 */
export function placePopover(
  button: Box,
  menu: { readonly width: number; readonly height: number },
  window: { readonly width: number; readonly height: number },
): { readonly top: number; readonly left: number; readonly opens: 'below' | 'above' } {
  const below = window.height - button.bottom - gap - edge;
  const above = button.top - gap - edge;
  const opens = menu.height > below && above > below ? 'above' : 'below';
  const wanted = opens === 'below' ? button.bottom + gap : button.top - gap - menu.height;
  const top = Math.max(edge, Math.min(wanted, window.height - menu.height - edge));
  const left = Math.max(edge, Math.min(button.right - menu.width, window.width - menu.width - edge));
  return { top, left, opens };
}
