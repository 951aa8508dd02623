/** A line of a slip: a text, and an amount or a fact at its end. */
export interface SlipLine {
  text: string;
  end?: string;
  strong?: boolean;
}

/** The content of a receipt printer's slip: a receipt, a voucher, the takings of a day. Rules separate its blocks. */
export interface Slip {
  operator: string;
  title: string;
  fileTitle: string;
  blocks: SlipLine[][];
  foot: string[];
}
