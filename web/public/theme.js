// Sets the theme before the first paint: the stored choice, or the system's on a first visit.
{
  let choice = null;
  try {
    choice = localStorage.getItem('darkMode');
  } catch {
    // Without storage the system's theme stands.
  }
  const dark = choice === 'true' || (choice !== 'false' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.classList.toggle('dark', dark);
}
