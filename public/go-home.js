/*
 * Runs on the page for unknown paths. It replaces that page, so that Back leads to where the
 * visitor came from. Home is where this file lies, wherever the site is mounted.
 */
(function () {
  var home = new URL('.', document.currentScript.src);
  location.replace(home.href);
})();
