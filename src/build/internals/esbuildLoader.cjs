// A loader for webpack, which asks for CommonJS.
const { transform } = require("esbuild");

module.exports = function quickLoader(source) {
  const done = this.async();
  const { resourcePath } = this;
  transform(source, {
    loader: resourcePath.endsWith("x") ? "tsx" : "ts",
    jsx: "automatic",
    target: "es2022",
    sourcefile: resourcePath,
  }).then(({ code }) => done(null, code), done);
};
