import { readdir, readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Kinds of files that grow smaller; fonts and pictures of dots are packed already. */
const TEXT = /\.(js|css|html|svg|webmanifest|json)$/;
/** Below this a header more costs what is saved. */
const WORTH_BYTES = 512;

/** Puts a brotli and a gzip copy beside every text file of the build, so that the server packs nothing itself. */
export const precompress = (): Plugin => {
  let folder = "";
  return {
    name: "bummerl-precompress",
    apply: "build",
    configResolved: (config) => {
      folder = resolve(config.root, config.build.outDir);
    },
    closeBundle: {
      // After the service worker was written.
      order: "post",
      sequential: true,
      handler: async () => {
        const files = await readdir(folder, { recursive: true });
        for (const file of files.filter((name) => TEXT.test(name))) {
          const path = join(folder, file);
          const text = await readFile(path);
          if (text.length < WORTH_BYTES) continue;
          const [br, gz] = await Promise.all([
            brotli(text, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: text.length } }),
            zip(text, { level: 9 }),
          ]);
          await writeFile(`${path}.br`, br);
          await writeFile(`${path}.gz`, gz);
        }
      },
    },
  };
};
