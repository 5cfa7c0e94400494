const read = () => void import(/* webpackMode: "eager" */ './start');

// Compiling this script, its packages, reading the site and rendering it are separate tasks: input in between is
// handled sooner. In a frame at once: the partner site sends its greeting as soon as the frame has loaded
// (partner-connection.ts).
if (window.parent === window) setTimeout(read);
else read();
