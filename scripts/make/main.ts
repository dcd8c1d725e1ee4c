import nextEnv from '@next/env';
import { build } from './run';

nextEnv.loadEnvConfig(process.cwd());
if (!(await build())) process.exitCode = 1;
