// For browsers of any age: says what keeps the app from starting (#start in index.html), and has the files fetched that the
// address needs.
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
  // What is missing then is fetched when it is needed.
  function fetchAhead(files) {
    for (var i = 0; i < files.length; i++) {
      var link = document.createElement('link');
      var isStyle = files[i].slice(-3) === 'css';
      link.rel = isStyle ? 'preload' : 'modulepreload';
      if (isStyle) link.as = 'style';
      // As the app asks for them itself: else they would be fetched twice.
      link.crossOrigin = '';
      link.href = files[i];
      document.head.appendChild(link);
    }
  }
  var meta = document.querySelector('meta[name="lectern-start-files"]');
  var main = document.querySelector('script[type="module"][src]');
  var table = meta ? JSON.parse(meta.content) : [];
  for (var row = 0; row < table.length; row++) {
    if (!new RegExp(table[row].at).test(location.hash.slice(1))) continue;
    // What asks the server for data comes beside the first files; the rest would only make those come later.
    fetchAhead(table[row].first);
    main.addEventListener('load', fetchAhead.bind(null, table[row].then));
    break;
  }
  start.querySelector('a').onclick = function () {
    location.reload();
    return false;
  };
})();
