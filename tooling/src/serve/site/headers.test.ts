import { readAddresses } from '@mrw/shared-contracts/addresses';
import { siteFacts } from './headers';
import { deploymentProfileOf } from './profiles';

const { services } = deploymentProfileOf('A', readAddresses({}));
const site = { remoteOrigins: [], developerOrigins: [], integrity: true };

test('the policy names the host of the map tiles where a deployment has some', () => {
  const mapTiles = { url: 'https://tiles.shop.example/v1/{z}/{x}/{y}.png?key=1', attribution: '© Maps' };
  expect(siteFacts({ ...site, services: { ...services, mapTiles } }).mapTiles).toBe(
    'https://tiles.shop.example',
  );
  expect(siteFacts({ ...site, services })).not.toHaveProperty('mapTiles');
});
