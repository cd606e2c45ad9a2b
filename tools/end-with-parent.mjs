// Preloaded (`node --import`) into a process that is not to outlive the one that started it with an IPC channel. The
// system closes the channel however the parent ended, SIGKILL included; this process is then asked to end like by a
// signal, so that a server finishes what it is writing.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
// The channel alone keeps nothing running.
process.channel?.unref();
