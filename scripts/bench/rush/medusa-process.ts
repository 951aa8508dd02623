import { createRequire } from 'node:module';
import { join } from 'node:path';

/*
 * Medusa's inventory as its workflows use it: a reservation is made while the lock of its item is held, in this process. A message says
 * how many clients reserve at once, and for how many seconds; the answer is how many reservations a second were made. One item is
 * reserved from, one unit at a time.
 */

/** What is used of a package without types here: it is installed only for this comparison. */
interface Inventory {
  createInventoryItems(item: object): Promise<{ id: string }>;
  createInventoryLevels(level: object): Promise<unknown>;
  createReservationItems(reservations: object[]): Promise<unknown>;
  listInventoryLevels(filter: object): Promise<{ reserved_quantity: unknown }[]>;
}
interface Locking {
  execute(keys: string[], work: () => Promise<unknown>, options: { timeout: number }): Promise<unknown>;
}

const { MEDUSA_FOLDER = '', DATABASE_URL: clientUrl = '' } = process.env;
const load = createRequire(join(MEDUSA_FOLDER, 'package.json'));
const { MedusaApp, MedusaModule } = load('@medusajs/framework/modules-sdk');

const LOCATION = 'ship';
const STOCK = 10_000_000;
/** How long a reservation may wait for the lock, in seconds. */
const LOCK_SECONDS = 60;

await MedusaModule.migrateUp({
  moduleKey: 'inventory',
  modulePath: '@medusajs/inventory',
  options: { database: { clientUrl } },
  cwd: MEDUSA_FOLDER,
});
const { modules } = await MedusaApp({
  modulesConfig: {
    inventory: { resolve: '@medusajs/inventory' },
    locking: { resolve: '@medusajs/locking' },
    // The links between the modules of a whole shop are not installed.
    link_modules: { initialize: async () => ({}) },
  },
  sharedResourcesConfig: { database: { clientUrl, pool: { min: 2, max: 20 } } },
  injectedDependencies: { logger: console },
  cwd: MEDUSA_FOLDER,
});
const { inventory, locking } = modules as { inventory: Inventory; locking: Locking };
const { id: item } = await inventory.createInventoryItems({ sku: 'sailing' });
await inventory.createInventoryLevels({
  inventory_item_id: item,
  location_id: LOCATION,
  stocked_quantity: STOCK,
});

let made = 0;
async function reserve(): Promise<void> {
  const reservation = { inventory_item_id: item, location_id: LOCATION, quantity: 1 };
  await locking.execute([item], () => inventory.createReservationItems([reservation]), {
    timeout: LOCK_SECONDS,
  });
  made++;
}

async function reservationsASecond(clients: number, seconds: number): Promise<number> {
  const [before, begun] = [made, performance.now()];
  await Promise.all(
    Array.from({ length: clients }, async () => {
      while (performance.now() - begun < seconds * 1_000) await reserve();
    }),
  );
  const rate = ((made - before) * 1_000) / (performance.now() - begun);
  const [level] = await inventory.listInventoryLevels({ inventory_item_id: item });
  if (Number(level?.reserved_quantity) !== made)
    throw new Error(`${made} reservations were made, Medusa has ${level?.reserved_quantity}`);
  return rate;
}

process.on('message', async ({ clients, seconds }: { clients: number; seconds: number }) => {
  process.send?.({ rate: await reservationsASecond(clients, seconds) });
});
// Its connections would keep it running.
process.once('disconnect', () => process.exit());
process.on('SIGTERM', () => process.exit(0));
process.send?.('ready');
