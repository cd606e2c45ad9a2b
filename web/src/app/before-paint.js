// What must be settled before the first paint. Runs as it stands here, in every browser that can show the page.
{
  const read = (area, key) => {
    try {
      return globalThis[area].getItem(key);
    } catch {
      // Storage refused: the system's theme and the browser's language stand.
      return null;
    }
  };
  const { classList, lang } = document.documentElement;

  // The theme: the stored choice, or the system's on a first visit.
  const theme = read('localStorage', 'darkMode');
  classList.toggle(
    'dark',
    theme === 'true' || (theme !== 'false' && matchMedia('(prefers-color-scheme: dark)').matches),
  );

  // The page as it was built is for visitors; who is signed in sees their own as soon as the script has drawn it.
  const isSignedIn =
    read('sessionStorage', 'isAuthenticated') !== null || read('localStorage', 'isAuthenticated') !== null;
  classList.toggle('signed-in', isSignedIn);

  // The language: an address with `?lang=` chooses it; else a choice made before is asked for again, once.
  const address = new URL(location.href);
  const asked = address.searchParams.get('lang');
  const chosen = read('localStorage', 'language');
  if (asked === lang) {
    address.searchParams.delete('lang');
    history.replaceState(history.state, '', address);
    try {
      localStorage.setItem('language', lang);
    } catch {
      // Storage refused: the language holds for this page.
    }
  } else if (asked === null && chosen !== null && chosen !== lang) {
    address.searchParams.set('lang', chosen);
    location.replace(address);
  }
}
