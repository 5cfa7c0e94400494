const script = document.currentScript;
// In a partner's page the files are beside this script, not below the partner's own address.
if (script instanceof HTMLScriptElement) __webpack_public_path__ = new URL('.', script.src).href;

export {};
