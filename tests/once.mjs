/**
 * Packages that Node itself loads, once for each worker: Jest would load their hundreds of modules again for
 * each test file. Their objects come from another realm: a package stays out if its results are compared
 * strictly or it asks `instanceof` of ours.
 */
const PACKAGES = ['remark', 'remark-gfm', 'remark-html', 'cheerio', 'typescript'];

export const ONCE = `/node_modules/(?:${PACKAGES.join('|')})/`;

/** From Node's own context, where Jest has not replaced `module`. */
const REAL = `require('node:vm').runInThisContext("process.getBuiltinModule('module')")`;

const once = {
  process(_source, file) {
    const name = JSON.stringify(file);
    return { code: `module.exports = ${REAL}.createRequire(${name})(${name});` };
  },
};
export default once;
