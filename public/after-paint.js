/*
 * Starts the page's scripts when its first picture stands on the screen. The browser has fetched
 * them by then; run any earlier, they would only make the visitor wait for something to read.
 * What is pressed in the meantime is pressed again when the page can act on it, and files that were
 * chosen are handed over then.
 */
(function () {
  var LONGEST_WAIT_MS = 2000;
  var started = false;
  var running = 0;
  var pressed = null;
  var filled = [];

  function rememberPress(event) {
    pressed = event.target.closest('button[type="button"], input[type="radio"]') || pressed;
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

  function start() {
    if (started) return;
    started = true;
    document.querySelectorAll('link[data-after-paint]').forEach(function (link) {
      var script = document.createElement('script');
      script.async = true;
      script.src = link.getAttribute('href');
      script.onload = script.onerror = ran;
      running += 1;
      link.replaceWith(script);
    });
  }

  // Sent by components/page/Awake.tsx.
  function repeat() {
    filled.forEach(function (input) {
      input.dispatchEvent(new Event('change', { bubbles: true }));
    });
    if (!pressed || !pressed.isConnected) return;
    // A radio button that is chosen already would say nothing.
    if (pressed.type === 'radio') pressed.checked = false;
    pressed.click();
  }

  document.addEventListener('click', rememberPress, true);
  document.addEventListener('change', rememberFile, true);
  document.addEventListener('awake', repeat, { once: true });

  // A hidden page is not painted at all.
  function startHidden() {
    if (document.visibilityState === 'hidden') start();
  }

  try {
    if (PerformanceObserver.supportedEntryTypes.includes('paint')) {
      new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
    } else {
      // A frame is asked for before it is painted, and a task that it sets comes after.
      requestAnimationFrame(function () {
        setTimeout(start);
      });
    }
    setTimeout(start, LONGEST_WAIT_MS);
  } catch {
    start();
  }
  document.addEventListener('visibilitychange', startHidden);
  startHidden();
})();
