// The page that is shown while the house is out of reach: it gives way as soon as the house answers.
(function () {
  function look() {
    fetch('/healthz', { cache: 'no-store' }).then(
      function (answer) {
        if (answer.ok) location.reload();
      },
      function () {},
    );
  }
  setInterval(look, 4000);
  addEventListener('online', look);
})();
