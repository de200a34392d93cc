/*
 * All that works before the page's scripts do. It runs in the head of the page:
 * - What the visitor chose last time is set before the first paint, so that it does not flash in.
 * - Every page begins at its top, Back and Forward included.
 * - The scripts are started when the first picture stands on the screen. Any earlier, they would
 *   only make the visitor wait for something to read.
 * - What is pressed in the meantime is pressed again when the page can act on it, and files that
 *   were chosen are handed over then.
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
  var light = theme === 'light' || (theme === 'system' && matchMedia('(prefers-color-scheme: light)').matches);
  root.dataset.theme = light ? 'light' : 'dark';
  root.dataset.themeChoice = theme;
  var reduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
  root.dataset.motion = (motion || (reduced ? 'paused' : 'playing')) === 'paused' ? 'paused' : 'playing';
  root.dataset.script = 'on';
})();

(function () {
  history.scrollRestoration = 'manual';
  addEventListener('pageshow', function (event) {
    // Kept whole by the browser, with its place.
    if (event.persisted) scrollTo(0, 0);
  });
})();

(function () {
  var LONGEST_WAIT_MS = 2000;
  var due = false;
  var started = false;
  var running = 0;
  var pressed = [];
  var filled = [];

  // Each control once, in the order of the last presses: who presses again and again in the meantime
  // wants one thing.
  function rememberPress(event) {
    var control = event.target.closest('button[type="button"], input[type="radio"]');
    if (!control) return;
    pressed = pressed.filter(function (other) {
      return other !== control;
    });
    pressed.push(control);
  }

  function rememberFile(event) {
    if (event.target.type === 'file') filled.push(event.target);
  }

  // From here on React hears for itself.
  function ran() {
    running -= 1;
    if (running > 0) return;
    document.removeEventListener('click', rememberPress, true);
    document.removeEventListener('change', rememberFile, true);
  }

  // A long page can be painted before the whole of it has come.
  function start() {
    if (started || !due || document.readyState === 'loading') return;
    started = true;
    // Left so by scripts/export/afterPaint.ts.
    document.querySelectorAll('script[type="text/after-paint"]').forEach(function (waiting) {
      var script = document.createElement('script');
      // Fetched side by side and run in their order, each in a turn of its own: the last one, which
      // wakes the page, does not have to compile the largest in the same breath.
      script.async = false;
      script.src = waiting.getAttribute('src');
      script.onload = script.onerror = ran;
      running += 1;
      waiting.replaceWith(script);
      // React looks for its scripts by this attribute and would load them a second time.
      script.setAttribute('async', '');
    });
  }

  function startWhenParsed() {
    due = true;
    start();
  }

  // Sent by components/page/Awake.tsx.
  function repeat() {
    filled.forEach(function (input) {
      input.dispatchEvent(new Event('change', { bubbles: true }));
    });
    pressed.forEach(function (control) {
      if (!control.isConnected) return;
      // A radio button that is chosen already would say nothing.
      if (control.type === 'radio') control.checked = false;
      control.click();
    });
  }

  // A hidden page is not painted at all.
  function startHidden() {
    if (document.visibilityState === 'hidden') startWhenParsed();
  }

  document.addEventListener('click', rememberPress, true);
  document.addEventListener('change', rememberFile, true);
  document.addEventListener('awake', repeat, { once: true });
  document.addEventListener('DOMContentLoaded', start);
  document.addEventListener('visibilitychange', startHidden);
  try {
    if (PerformanceObserver.supportedEntryTypes.includes('paint')) {
      new PerformanceObserver(startWhenParsed).observe({ type: 'paint', buffered: true });
    } else {
      // A frame is asked for before it is painted, and a task that it sets comes after.
      requestAnimationFrame(function () {
        setTimeout(startWhenParsed);
      });
    }
    setTimeout(startWhenParsed, LONGEST_WAIT_MS);
  } catch {
    startWhenParsed();
  }
  startHidden();
})();
