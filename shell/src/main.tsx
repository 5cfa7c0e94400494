// Reading this script, reading its packages, reading the site and drawing it are tasks of their own: a touch in between need not wait
// for all of them.
setTimeout(() => {
  void import(/* webpackMode: "eager" */ './start');
});
