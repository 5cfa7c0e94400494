const read = () => void import(/* webpackMode: "eager" */ './start');

// Reading this script, reading its packages, reading the site and drawing it are tasks of their own: a touch
// in between need not wait for all of them. In a frame at once: the site around it speaks as soon as the
// frame has loaded (partner-connection.ts).
if (window.parent === window) setTimeout(read);
else read();
