import { jobs } from './jobs';
import { serve } from './serve';

await serve(jobs);
