/** What came of the last thing that was done, told where it is seen and heard. */
class Notice {
  text = $state('');

  tell(text: string): void {
    this.text = text;
  }

  clear(): void {
    this.text = '';
  }
}

export const notice = new Notice();
