import { providedNames } from '@mrw/shared-contracts/provided-names';
import { contractVersion } from '@mrw/shared-contracts/version';
import webpack, { type Compiler } from 'webpack';
import { slotsOfTheFrame, type HostDescriptor } from './host-descriptor';
import { installedVersion, sharedModules } from './shared-modules';

/** Writes `descriptor.json` next to the shell's build: what a release of a remote is checked against. */
export class HostDescriptorPlugin {
  constructor(private readonly version: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(HostDescriptorPlugin.name, (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: HostDescriptorPlugin.name, stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const descriptor: HostDescriptor = {
            schema: 1,
            name: 'shell',
            version: this.version,
            contract: contractVersion,
            shared: Object.fromEntries(
              sharedModules.map((shared) => [shared.name, installedVersion(shared.package)]),
            ),
            draws: [...slotsOfTheFrame],
            sharedFiles: true,
            provided: Object.fromEntries(
              Object.entries(providedNames).map(([library, names]) => [library, [...names]]),
            ),
          };
          const text = `${JSON.stringify(descriptor, null, 1)}\n`;
          compilation.emitAsset('descriptor.json', new webpack.sources.RawSource(text));
        },
      );
    });
  }
}
