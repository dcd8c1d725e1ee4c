// The style is finished. Without a file of its own Next would find that of the folder above.
const config = { plugins: {} };

export default config;
