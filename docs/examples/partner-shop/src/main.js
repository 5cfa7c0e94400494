import { config } from './config.js';
import { createShop } from './server.js';

createShop(config).listen(config.port, () => {
  console.log(`Wharf Coffee is at ${config.origin}`);
});
