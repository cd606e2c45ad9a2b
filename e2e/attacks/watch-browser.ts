import type { BrowserContext, Page } from '@playwright/test';
import { foreignHost } from './attack-strings.ts';

/** What the watch saw, each as a kind and a detail, for example `hit 17` or `request https://...`. */
export interface Watch {
  readonly faults: string[];
  /** The numbers of the strings that ran or loaded something. */
  struck(): ReadonlySet<number>;
  /** Those, and the ones that only waited in the document for a click or another event. */
  landed(): ReadonlySet<number>;
}

/**
 * Watches a browser for everything that an attack could do: the probe called in any frame, a dialog, a request to
 * another origin, a new frame, window or download, a main page that goes elsewhere, a breach of the policy, and, in
 * the document itself at every change of it, whatever could run or load although nothing has happened yet.
 * @param own the origin whose requests are none of an attacker's.
 */
export async function watchBrowser(context: BrowserContext, own: string): Promise<Watch> {
  const faults: string[] = [];
  const isForeign = (url: string): boolean => /^[a-z]+s?:\/\//i.test(url) && !url.startsWith(`${own}/`);
  await context.addInitScript(watchDocument, own);
  // What the page's policy stops never comes this far; what does would have left the machine.
  await context.route(
    (url) => isForeign(url.href),
    (route) => {
      const leads = route.request().isNavigationRequest();
      faults.push(`${leads ? 'navigation' : 'request'} ${route.request().url()}`);
      // A page that is led away stays where it is, so that the other strings on it get their turn.
      return route.fulfill({ status: leads ? 204 : 200, body: '' });
    },
  );
  context.on('console', (message) => {
    const [, said] = /^nw-watch (.*)$/s.exec(message.text()) ?? [];
    if (said !== undefined) faults.push(said);
  });
  context.on('dialog', (dialog) => {
    faults.push(`dialog ${dialog.message()}`);
    void dialog.dismiss().catch(() => undefined);
  });
  let opened = context.pages().length;
  const watchPage = (page: Page): void => {
    page.on('frameattached', (frame) => faults.push(`frame ${frame.url()}`));
    page.on('download', (download) => faults.push(`download ${download.url()}`));
  };
  context.pages().forEach(watchPage);
  context.on('page', (page) => {
    watchPage(page);
    opened += 1;
    void page.opener().then((opener) => {
      if (opener !== null) faults.push(`window number ${opened}`);
    });
  });
  return {
    faults,
    struck: () => numbersIn(faults.filter((fault) => !fault.startsWith('document '))),
    landed: () => numbersIn(faults),
  };
}

const eventNames =
  'load error focus blur toggle start animationstart animationend transitionrun begin pointerrawupdate mouseover click beforetoggle contentvisibilityautostatechange scrollsnapchange wheel beforeinput hashchange pageshow close'.split(
    ' ',
  );

/** Does within `selector` whatever a person could: each event on what listens for one, and a click on what can be followed. */
export async function touchEverything(page: Page, selector = 'main'): Promise<void> {
  await page
    .evaluate(
      ([within, names]) => {
        for (const element of document.querySelectorAll(`${within}, ${within} *`)) {
          const listens = [...element.attributes].some((one) => /^on/i.test(one.name));
          if (listens) for (const name of names) element.dispatchEvent(new Event(name));
          const follows = element.matches('a[href^="http"], a[href^="mailto:"], [download]');
          if (!follows && element.matches('a, area, form button, form input')) (element as HTMLElement).click();
        }
      },
      [selector, eventNames] as const,
    )
    .catch(() => undefined);
}

function numbersIn(faults: readonly string[]): ReadonlySet<number> {
  const named = new RegExp(`hit (\\d+)|__probe\\((\\d+)\\)|${foreignHost.replaceAll('.', '\\.')}/(\\d+)`, 'g');
  const found = faults.flatMap((fault) => [...fault.matchAll(named)]);
  return new Set(found.map((match) => Number(match[1] ?? match[2] ?? match[3])));
}

/** Runs in every frame before any script of it; it may use nothing from outside. */
function watchDocument(own: string): void {
  const say = console.log.bind(console);
  const tell = (words: string): void => say(`nw-watch ${words}`);
  Object.assign(globalThis, {
    __probe: (number: unknown) => {
      Object.assign(globalThis, { __hit: number });
      tell(`hit ${String(number)}`);
    },
  });
  addEventListener('securitypolicyviolation', (event) =>
    tell(`policy ${event.effectiveDirective} ${event.blockedURI} ${event.sample}`),
  );
  const forbidden = new Set(
    'iframe frame frameset fencedframe portal object embed applet base math template audio video source track marquee style foreignobject animate set animatetransform animatemotion feimage image handler'.split(
      ' ',
    ),
  );
  const addresses = new Set(
    'href src action formaction data xlink:href poster srcset ping background cite manifest codebase lowsrc'.split(' '),
  );
  const runs = /^(?:javascript|vbscript|livescript|data:text|data:application|data:image\/svg|view-source|feed|jar):?/;
  let isRead = false;
  addEventListener('DOMContentLoaded', () => (isRead = true), { once: true });
  const builtIn = new WeakSet<Element>();
  /** Our own sheet and first script stand in the head that the server sent; the policy allows them by their hash. */
  const isBuiltIn = (element: Element): boolean => {
    if (!isRead && element.parentElement === document.head && element.attributes.length === 0) builtIn.add(element);
    return builtIn.has(element);
  };
  /** What machines read of a page: never run, whatever it says. */
  const isData = (element: Element): boolean => element.getAttribute('type') === 'application/ld+json';
  const judgeElement = (element: Element): string | null => {
    const name = element.localName.toLowerCase();
    if ((name === 'style' || name === 'script') && (isBuiltIn(element) || isData(element))) return null;
    if (forbidden.has(name)) return `element ${name}`;
    if (name === 'script' && !/^\/(?!\/)/.test(element.getAttribute('src') ?? '')) return 'element script';
    if (name === 'meta' && element.hasAttribute('http-equiv')) return 'element meta';
    for (const attribute of element.attributes) {
      const called = attribute.name.toLowerCase();
      const value = attribute.value.replace(/[\s\p{Cc}\p{Cf}]/gu, '').toLowerCase();
      if (called.startsWith('on')) return `attribute ${name} ${called}`;
      if (called === 'srcdoc') return `attribute ${name} srcdoc`;
      if (!addresses.has(called)) continue;
      if (runs.test(value)) return `address ${name} ${called} ${value.slice(0, 60)}`;
      const loads = name !== 'a' && /^(?:[a-z]+:)?\/\//.test(value) && !value.startsWith(`${own}/`);
      if (loads) return `address ${name} ${called} ${value.slice(0, 60)}`;
    }
    return null;
  };
  const judge = (root: Node): void => {
    if (!(root instanceof Element)) return;
    for (const element of [root, ...root.querySelectorAll('*')]) {
      const fault = judgeElement(element);
      if (fault !== null) tell(`document ${fault} ${element.outerHTML.slice(0, 400)}`);
    }
  };
  new MutationObserver((changes) => {
    for (const change of changes) {
      if (change.type === 'attributes') judge(change.target);
      else change.addedNodes.forEach(judge);
    }
  }).observe(document, { subtree: true, childList: true, attributes: true });
}
