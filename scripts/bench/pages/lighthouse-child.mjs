/** Runs Lighthouse in a process of its own, one address after another, as its parent asks. */
const { default: lighthouse } = await import(process.argv[2]);

process.on('message', async ({ url, port, config }) => {
  try {
    const flags = { port, logLevel: 'silent', output: 'json' };
    const result = await lighthouse(url, flags, {
      extends: 'lighthouse:default',
      settings: config,
    });
    process.send({ lhr: result.lhr });
  } catch (error) {
    process.send({ error: error.message });
  }
});
process.send({});
