// For browsers of any age: says what keeps the app from starting (#start in index.html).
(function () {
  var app = document.getElementById('app');
  var start = document.getElementById('start');

  function say(what) {
    var texts = start.querySelectorAll('[data-start]');
    for (var i = 0; i < texts.length; i++) texts[i].hidden = texts[i].getAttribute('data-start') !== what;
    start.className = 'now';
  }

  // What scripts and styles can't do without.
  if (!window.AbortSignal || !AbortSignal.any || !CSS.supports('color', 'light-dark(red, red)')) {
    app.parentNode.removeChild(app);
    return say('old');
  }
  function notice(event) {
    if (event.error || event.target.src || event.target.rel === 'stylesheet') say('failed');
  }
  addEventListener('error', notice, true);
  start.querySelector('a').onclick = function () {
    location.reload();
    return false;
  };
})();
