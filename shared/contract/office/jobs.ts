/** How long the queue keeps what is done or has failed; afterwards there is no record of it. */
export const JOB_RECORD_DAYS = 7;
