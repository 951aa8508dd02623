import { freePort } from '../../../api/src/lib/process/free-port.ts';
import { startDemoServer } from '../../servers/demo-server.ts';
import { type Bench, measured } from '../measurement.ts';
import { requireStatus } from '../rush/bookings.ts';
import { getOf, sendLoad } from '../rush/load.ts';
import { withNginx } from './nginx.ts';

const ROUNDS = 3;
const SECONDS = 4;
const CONNECTIONS = 64;

/** The storefront's home page from the server, compared with nginx that serves the same bytes from a file. */
export const bench: Bench = {
  id: 'W1',
  async measure(say) {
    const ratios: number[] = [];
    const server = await startDemoServer(await freePort());
    try {
      const page = Buffer.from(await (await fetch(`${server.url}/`)).arrayBuffer());
      await withNginx(page, async nginxUrl => {
        await homesASecond(server.url);
        for (let round = 1; round <= ROUNDS; round++) {
          const [files, ours] = [await homesASecond(nginxUrl), await homesASecond(server.url)];
          ratios.push(ours / files);
          say(`home (${page.length} bytes): ${ours.toFixed(0)}/s, nginx ${files.toFixed(0)}/s`);
        }
      });
    } finally {
      await server.stop();
    }
    return [measured('home/s ÷ the same bytes by nginx', ratios, { least: 0.25 })];
  },
};

async function homesASecond(url: string): Promise<number> {
  const end = performance.now() + SECONDS * 1_000;
  const { answers, seconds } = await sendLoad({
    url,
    connections: CONNECTIONS,
    request: () => (performance.now() < end ? getOf('/') : undefined),
  });
  requireStatus(answers, [200]);
  return answers.length / seconds;
}
