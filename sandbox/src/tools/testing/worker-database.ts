import pg from 'pg';

/**
 * Makes an empty database for this worker, in the place of what an earlier run left there.
 *
 * @param server address of any database of the server
 * @param purpose of a database beside the one that the tests of this worker share
 * @returns address of the new database
 */
export async function newDatabase(server: string, purpose = 'test'): Promise<string> {
  const name = `mrw_${purpose}_${process.env['JEST_WORKER_ID'] ?? '1'}`;
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  await client.query(`CREATE DATABASE ${name}`);
  await client.end();
  const address = new URL(server);
  address.pathname = `/${name}`;
  return address.href;
}
