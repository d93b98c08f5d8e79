import { createTransport } from "nodemailer"
import type { Configuration } from "../Configuration.ts"
import { makeSecrets } from "../secrets.ts"
import { examineDatabase } from "./examineDatabase.ts"
import { examineOrigin } from "./examineOrigin.ts"
import type { Finding } from "./Finding.ts"

/** What a server is started with, as its command was given it. */
export interface Examined {
  readonly configuration: Configuration
  readonly url: string | undefined
  readonly database: string | undefined
  readonly trustProxy: boolean
}

const TIMEOUT = 10_000
const FEWEST_BYTES = 16

const examineSecrets = ({ secrets }: Configuration): ReadonlyArray<Finding> =>
  secrets.flatMap((secret, index) =>
    new Set(secret).size < FEWEST_BYTES
      ? [
          {
            level: "error",
            about: "secret",
            message: `${index === 0 ? "the newest" : `number ${index + 1}`} is not made of random bytes: \`openssl rand -base64 32\``
          } as const
        ]
      : []
  )

const examineMail = async ({ mail: { smtp } }: Configuration): Promise<ReadonlyArray<Finding>> => {
  const transport = createTransport({ url: smtp, connectionTimeout: TIMEOUT, greetingTimeout: TIMEOUT })
  try {
    await transport.verify()
    return [
      { level: "ok", about: "mail", message: "the mail server answers, and takes the user and password" }
    ]
  } catch (error) {
    const cause = error instanceof Error ? error.message : String(error)
    return [{ level: "error", about: "mail", message: `nobody gets a code: ${cause}` }]
  } finally {
    transport.close()
  }
}

/** Looks at all that a server needs: its origin and the proxy before it, mail, clock, secrets and database. Changes nothing, and sends no mail. */
export const examine = async (
  { configuration, url, database, trustProxy }: Examined,
  now: number
): Promise<ReadonlyArray<Finding>> => [
  ...examineSecrets(configuration),
  ...(await examineDatabase(database, makeSecrets(configuration.secrets), configuration.secrets.length > 1)),
  ...(await examineMail(configuration)),
  ...(url === undefined
    ? [
        {
          level: "error",
          about: "origin",
          message: "say by --url how visitors reach the server: links in mails lead there"
        } as const
      ]
    : await examineOrigin(configuration, new URL(url), trustProxy, now))
]
