import { docsLoader } from "@astrojs/starlight/loaders"
import { docsSchema } from "@astrojs/starlight/schema"
import { defineCollection } from "astro:content"
import { z } from "astro/zod"

export const collections = {
  docs: defineCollection({
    loader: docsLoader(),
    schema: docsSchema({
      // What people type who do not know our words: for the search, not shown.
      extend: z.object({ keywords: z.array(z.string()).default([]) })
    })
  })
}
