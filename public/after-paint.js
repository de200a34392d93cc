/*
 * Starts the page's scripts when its first picture stands on the screen. The browser has fetched
 * them by then; run any earlier, they would only make the visitor wait for something to read.
 */
(function () {
  var LONGEST_WAIT_MS = 2000;
  var started = false;

  function start() {
    if (started) return;
    started = true;
    document.querySelectorAll('link[data-after-paint]').forEach(function (link) {
      var script = document.createElement('script');
      script.async = true;
      script.src = link.getAttribute('href');
      link.replaceWith(script);
    });
  }

  // A hidden page is not painted at all.
  function startHidden() {
    if (document.visibilityState === 'hidden') start();
  }

  try {
    new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
    setTimeout(start, LONGEST_WAIT_MS);
  } catch {
    start();
  }
  document.addEventListener('visibilitychange', startHidden);
  startHidden();
})();
