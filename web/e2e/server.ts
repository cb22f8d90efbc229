/** A real server of its own for a worker: started, killed and started again by the tests. */

import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const ROOT = resolve(import.meta.dirname, '../..')
const OPENRUMMY = process.env.OPENRUMMY ?? join(ROOT, '.venv/bin/openrummy')
const START_MS = 30_000

export class Server {
  url = ''
  private process: ChildProcess | null = null
  private readonly data = mkdtempSync(join(tmpdir(), 'openrummy-e2e-'))

  /** Starts on a free port; after a stop on the one it had. */
  async start(): Promise<void> {
    const port = this.url ? new URL(this.url).port : '0'
    const child = spawn(OPENRUMMY, ['serve', '--port', port, '--data', this.data], { stdio: ['ignore', 'pipe', 'pipe'] })
    this.process = child
    let said = ''
    child.stderr.on('data', (text: Buffer) => (said += text.toString()))
    this.url = await new Promise<string>((found, failed) => {
      const late = setTimeout(() => failed(new Error(`the server did not start: ${said}`)), START_MS)
      child.on('exit', (code) => failed(new Error(`the server ended with ${code}: ${said}`)))
      child.stdout.on('data', (text: Buffer) => {
        said += text.toString()
        const address = /http:\/\/[^\s/]+:\d+/.exec(said)
        if (!address) return
        clearTimeout(late)
        found(address[0].replace('localhost', '127.0.0.1'))
      })
    })
  }

  /** Ends the process as a power cut would. */
  async kill(signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    const child = this.process
    this.process = null
    if (!child || child.exitCode !== null) return
    const gone = new Promise((done) => child.once('exit', done))
    child.kill(signal)
    await gone
  }

  async remove(): Promise<void> {
    await this.kill('SIGTERM')
    rmSync(this.data, { recursive: true, force: true })
  }
}
