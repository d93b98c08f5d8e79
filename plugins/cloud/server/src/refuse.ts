import type { Context } from "hono"

/** Answers that a request cannot be served, in the form that the services of the cloud have for it. */
export const refuse = (
  context: Context,
  status: 400 | 401 | 404 | 409 | 413 | 422 | 429 | 500 | 503,
  field: string,
  description: string
): Response => context.json({ status: "FAILED", reasons: [{ field, description }] }, status)
