// Without a file of its own Next would find that of the project above.
const config = { plugins: {} };

export default config;
