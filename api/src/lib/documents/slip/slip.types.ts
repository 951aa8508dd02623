/** A line of a slip: words, and an amount or a fact at its end. */
export interface SlipLine {
  text: string;
  end?: string;
  strong?: boolean;
}

/** What a receipt printer prints: a receipt, a voucher, the takings of a day. Its blocks are separated by rules. */
export interface Slip {
  operator: string;
  title: string;
  fileTitle: string;
  blocks: SlipLine[][];
  foot: string[];
}
