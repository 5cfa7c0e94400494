import { mutatePackage } from '/work/main/tooling/src/faults/mutations';
for (const name of process.argv.slice(2)) console.log(name, await mutatePackage(name));
