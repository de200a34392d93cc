/* Runs before the first paint: what the visitor chose last time must not flash in late. */
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
  var light = theme === 'light' || (theme === 'system' && matchMedia('(prefers-color-scheme: light)').matches);
  root.dataset.theme = light ? 'light' : 'dark';
  root.dataset.themeChoice = theme;
  var reduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
  root.dataset.motion = (motion || (reduced ? 'paused' : 'playing')) === 'paused' ? 'paused' : 'playing';
  root.dataset.script = 'on';
})();
