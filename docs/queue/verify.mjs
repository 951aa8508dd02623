// Repeats the draw of a sailing's queue, and exits 1 if the published one differs:
// node verify.mjs https://tickets.example.com 42 [the id of your own place]
import { createHash } from 'node:crypto';

const [site, sailing, mine] = process.argv.slice(2);
const sha256 = (seed, text = '') => createHash('sha256').update(seed).update(text).digest('hex');

const published = [];
let part = { next: 0 };
while (part.next !== null) {
  const address = `${site}/prod-api/sailings/${sailing}/waiting-room/line?after=${part.next}`;
  ({ data: part } = await (await fetch(address)).json());
  published.push(...part.items);
}

const faults = [];
if (part.draw?.seed) {
  const seed = Buffer.from(part.draw.seed, 'hex');
  if (sha256(seed) !== part.draw.seedHash) faults.push('The seed is not the one whose hash was published.');
  if (published.length !== part.draw.drawn) faults.push('The list is not as long as the draw.');
  const ids = [...new Set(published.map(({ lineId }) => lineId))];
  const drawn = ids.map(id => [sha256(seed, id), id]).sort(([a], [b]) => (a < b ? -1 : 1));
  for (const { lineId, number } of published)
    if (drawn[number - 1]?.[1] !== lineId) faults.push(`${lineId} should not have number ${number}.`);
} else faults.push('This line has not been drawn yet.');
if (mine && !published.some(({ lineId }) => lineId === mine)) faults.push(`${mine} was not drawn.`);
process.exitCode = faults.length > 0 ? 1 : 0;
process.stdout.write(`${faults.join('\n') || `${published.length} places, drawn by the published seed.`}\n`);
