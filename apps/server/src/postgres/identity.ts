import { readFile } from "node:fs/promises";
import { DatabaseStartError } from "./fault.ts";
import { run } from "./run.ts";

/** As whom the programs of Postgres run. Postgres refuses to run as root. */
export interface Identity {
  readonly describe: string;
  /** Programs put before the command (`unshare …`, `setpriv …`). */
  readonly prefix: readonly string[];
  readonly uid?: number;
  readonly gid?: number;
  /** Who must own the cluster's files; undefined when they are ours anyway. */
  readonly owner?: { readonly uid: number; readonly gid: number };
}

/** The person who runs the server, as they are. */
export const ourselves: Identity = { describe: "this user", prefix: [] };

interface SystemUser {
  readonly name: string;
  readonly uid: number;
  readonly gid: number;
}

const inUserNamespace: Identity = {
  describe: "unshare --user --map-user=1000",
  prefix: ["unshare", "--user", "--map-user=1000", "--"],
  // To the kernel the files stay root's.
  owner: { uid: 0, gid: 0 },
};

const asUser = ({ name, uid, gid }: SystemUser): Identity => ({
  describe: `system user ${name}`,
  prefix: [],
  uid,
  gid,
  owner: { uid, gid },
});

/** Like `asUser`, but able to walk through folders closed to that user, such as a clone below /root (0700). */
const asUserWithPassage = ({ name, uid, gid }: SystemUser): Identity => ({
  describe: `system user ${name} with cap_dac_override`,
  prefix: [
    "setpriv",
    `--reuid=${uid}`,
    `--regid=${gid}`,
    "--clear-groups",
    "--inh-caps=+dac_override",
    "--ambient-caps=+dac_override",
    "--",
  ],
  owner: { uid, gid },
});

/** Reads passwd lines; only users that are not root and fit to own a cluster. */
async function systemUsers(): Promise<SystemUser[]> {
  const passwd = await readFile("/etc/passwd", "utf8").catch(() => "");
  const all = passwd.split("\n").flatMap((line) => {
    const [name, , uid, gid] = line.split(":");
    const user = { name: name ?? "", uid: Number(uid), gid: Number(gid) };
    return name && user.uid > 0 && Number.isInteger(user.gid) ? [user] : [];
  });
  return ["postgres", "nobody"].flatMap((name) => all.filter((user) => user.name === name));
}

/** Every way that may work here, best first. Not being root there is one: ourselves. */
export async function possibleIdentities(clusterOwner: number | undefined): Promise<Identity[]> {
  if (process.getuid?.() !== 0) return [ourselves];
  const users = await systemUsers();
  const known = users.find((user) => user.uid === clusterOwner);
  const others = [inUserNamespace, ...users.map(asUser), ...users.map(asUserWithPassage)];
  if (clusterOwner === undefined || clusterOwner === 0) return others;
  // The cluster already belongs to somebody: go on as that user before changing anything.
  const owner = known ?? { name: `#${clusterOwner}`, uid: clusterOwner, gid: clusterOwner };
  return [asUser(owner), asUserWithPassage(owner), ...others];
}

/**
 * The first identity that can run the program and write where the cluster lies.
 * `folder` must exist; `give` makes it the identity's own before it is tried.
 */
export async function chooseIdentity(
  identities: readonly Identity[],
  postgres: string,
  folder: string,
  give: (identity: Identity) => Promise<void>,
): Promise<Identity> {
  if (identities.length === 1 && identities[0] === ourselves) return ourselves;
  const refusals: string[] = [];
  for (const identity of identities) {
    await give(identity);
    const script = 'test -w "$2" && test -x "$2" && "$1" --version';
    const { code, output } = await run(identity, "/bin/sh", ["-c", script, "sh", postgres, folder], "/");
    if (code === 0) return identity;
    refusals.push(`  - ${identity.describe}: ${output || `cannot reach ${postgres} or ${folder}`}`);
  }
  throw new DatabaseStartError(
    [
      "Postgres refuses to run as root, and no other way to run it works here:",
      ...refusals,
      "Do one of these:",
      "  - start Bummerl as an ordinary user (for example: su nobody -s /bin/sh -c 'npx -y pnpm@10 start'),",
      "  - keep clone and BUMMERL_DATA where the user postgres or nobody can reach them (not below /root),",
      "  - or set DATABASE_URL to a Postgres that is already running.",
    ].join("\n"),
  );
}
