import type { ReviewMessages } from "../en/review.ts";

export const review: ReviewMessages = {};
