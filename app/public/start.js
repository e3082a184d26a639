// Runs behind the page's markup and before the app; plain old JavaScript, since it speaks to browsers that can't run the app.
// What it shows stands in index.html (#start).
(function () {
  var app = document.getElementById('app');
  var start = document.getElementById('start');

  function tell(name) {
    var texts = start.querySelectorAll('[data-start]');
    for (var at = 0; at < texts.length; at += 1) texts[at].hidden = texts[at].getAttribute('data-start') !== name;
    start.className = 'now';
  }

  // What the styles and scripts can't do without; the list of supported browsers is tighter than that.
  var knows =
    window.CSS &&
    CSS.supports &&
    CSS.supports('color', 'light-dark(red, red)') &&
    window.AbortSignal &&
    AbortSignal.any;
  if (!knows) {
    app.parentNode.removeChild(app);
    tell('old');
    return;
  }
  // Files that did not arrive don't bubble. Once the app is there, the styles hide the text whatever happens.
  window.addEventListener(
    'error',
    function (event) {
      if (event.error || /^(SCRIPT|LINK)$/.test(event.target.tagName)) tell('failed');
    },
    true,
  );
  start.querySelector('a').addEventListener('click', function (event) {
    event.preventDefault();
    location.reload();
  });
})();
