// As in the main script of the site: reading this file and its modules are tasks of their own.
setTimeout(() => {
  void import(/* webpackMode: "eager" */ './start');
});
