/*
 * What must happen before the first paint. It blocks the head of the page, so it is kept small:
 * - The theme and the motion that the visitor chose last time are set, so that no other flashes up.
 * - Every page begins at its top, Back and Forward included.
 */
(function () {
  var root = document.documentElement;
  var theme = 'dark';
  var motion = null;
  try {
    theme = localStorage.getItem('theme') || 'dark';
    motion = localStorage.getItem('motion');
  } catch {
    /* Storage is refused: the defaults hold for this visit. */
  }
  var light =
    theme === 'light' ||
    (theme === 'system' && matchMedia('(prefers-color-scheme: light)').matches);
  root.dataset.theme = light ? 'light' : 'dark';
  root.dataset.themeChoice = theme;
  var reduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
  root.dataset.motion =
    (motion || (reduced ? 'paused' : 'playing')) === 'paused' ? 'paused' : 'playing';
  root.dataset.script = 'on';

  // The static page has the first theme checked. A choice made before hydration then differs from
  // this one, and components/page/ThemeSwitch.tsx can tell.
  document.addEventListener('DOMContentLoaded', function () {
    document.querySelectorAll('input[name="theme"]').forEach(function (input) {
      if (input.value === theme) input.checked = true;
    });
  });

  history.scrollRestoration = 'manual';
  addEventListener('pageshow', function (event) {
    // Kept whole by the browser, with its place.
    if (event.persisted) scrollTo(0, 0);
  });
})();
