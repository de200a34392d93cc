// Runs in the head of every page, before the first paint; see BootScript.tsx.
(function () {
  var root = document.documentElement;

  // What the visitor chose last time, so that no other theme flashes up; before any choice, what
  // the page was born with.
  var theme = root.dataset.themeChoice || 'system';
  var motion = null;
  try {
    theme = localStorage.getItem('theme') || theme;
    motion = localStorage.getItem('motion');
  } catch {
    // Storage is refused: the defaults hold for this visit.
  }
  // Forced colours have a light or a dark ground of their own, and the drawings follow it.
  var light =
    theme === 'system' || matchMedia('(forced-colors: active)').matches
      ? matchMedia('(prefers-color-scheme: light)').matches
      : theme === 'light';
  root.dataset.theme = light ? 'light' : 'dark';
  root.dataset.themeChoice = theme;

  // The browser's own frame takes the ground's colour, now and whenever the theme changes. The
  // element is made here: React would put a second one beside a <meta> of its own that changed.
  var frame = document.createElement('meta');
  frame.name = 'theme-color';
  function colourFrame() {
    frame.content = root.dataset.theme === 'light' ? 'LIGHT_GROUND' : 'DARK_GROUND';
  }
  colourFrame();
  document.head.append(frame);
  new MutationObserver(colourFrame).observe(root, { attributeFilter: ['data-theme'] });

  var reduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
  root.dataset.motion =
    (motion || (reduced ? 'paused' : 'playing')) === 'paused' ? 'paused' : 'playing';
  root.dataset.script = 'on';

  // The static page has another theme checked. A choice made before hydration then differs from
  // this one, and ThemeSwitch.tsx can tell.
  document.addEventListener('DOMContentLoaded', function () {
    document.querySelectorAll('input[name="theme"]').forEach(function (input) {
      if (input.value === theme) input.checked = true;
    });
  });

  // On a slow line the typefaces are asked for when the scripts have come: until then they would
  // take the line from what makes the page answer, and the fallback face can be read meanwhile.
  // Not every browser tells what it knows of the line; the answer to this page tells it as well.
  var SLOW_ANSWER_MS = 100;
  var line = navigator.connection || {};
  var visit = performance.getEntriesByType('navigation')[0];
  var answerMs = visit ? visit.responseStart - visit.requestStart : 0;
  if (line.saveData || Math.max(line.rtt || 0, answerMs) > SLOW_ANSWER_MS) {
    root.dataset.typefaces = 'later';
    addEventListener('load', function () {
      delete root.dataset.typefaces;
    });
  }

  // Every page begins at its top, Back and Forward included.
  history.scrollRestoration = 'manual';
  addEventListener('pageshow', function (event) {
    // Kept whole by the browser, with its place.
    if (event.persisted) scrollTo(0, 0);
  });
})();
